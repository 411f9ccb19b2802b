import { formatPrice, toKopecks } from '@shlyah/domain';
import { SaveBar, SaveRefusal } from '../../../shared/SaveBar';
import { useAppDispatch } from '../../../shared/hooks';
import { saveResultOf, useEditedRows } from '../../../shared/useEditedRows';
import { notify } from '../../../ui/feedback/Toasts';
import { NumberField } from '../../../ui/fields/NumberField';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { Table, type Column } from '../../../ui/layout/Table';
import { useUserId } from '../../users/session/useUserId';
import { updateClientTerms } from '../actions';
import {
  beginTerms,
  bodyOf,
  changedRows,
  describeTerms,
  percentProblem,
  priceOf,
  priceProblem,
  priceText,
  rebaseTerms,
  type Terms,
  type TermsEdits,
  type TermsRegion,
  type Way,
} from './terms-edits';
import styles from './terms.module.css';

interface TermsFormProps {
  clientId: number;
  terms: Terms;
  onSaved: () => void;
}

/** A client's coefficient and own prices, as admins change them. */
export function TermsForm({ clientId, terms, onSaved }: TermsFormProps) {
  const dispatch = useAppDispatch();
  const rows = useEditedRows<Terms, TermsEdits>(terms, {
    name: `terms.${useUserId()}.${clientId}`,
    describe: describeTerms,
    begin: beginTerms,
    rebase: rebaseTerms,
    send: async (edits, saved) => {
      const outcome = await dispatch(updateClientTerms({ id: clientId, ...bodyOf(edits, saved) }));
      const answer = saveResultOf<Terms>(outcome);
      if ('saved' in answer) notify.success('Условия клиента сохранены');
      return answer;
    },
  });
  const { edits, saved } = rows;
  const edit = (change: Partial<TermsEdits>) => rows.edit((before) => ({ ...before, ...change }));
  const count = changedRows(edits, saved);
  const problem = percentProblem(edits);
  // Nothing is wrong before anything is typed.
  const isTyped = edits.percent.trim() !== '';
  const ok = problem === undefined && saved.regions.every((region) => !priceProblem(edits, region));

  const columns: Column<TermsRegion>[] = [
    { key: 'region', header: 'Область', title: true, cell: ({ name }) => name },
    {
      key: 'tariff',
      header: 'По тарифу',
      align: 'end',
      cell: ({ tariffPrice }) => formatPrice(toKopecks(tariffPrice)),
    },
    {
      key: 'own',
      header: 'Своя цена',
      width: '180px',
      cell: (region) => (
        <NumberField
          label={`Своя цена: ${region.name}`}
          labelHidden
          unit="р"
          value={priceText(edits, region)}
          error={priceProblem(edits, region)}
          onChange={(text) =>
            rows.edit((before) => ({ ...before, prices: { ...before.prices, [region.id]: text } }))
          }
        />
      ),
    },
    {
      key: 'price',
      header: 'Для клиента',
      align: 'end',
      cell: (region) => priceOf(edits, region) ?? '—',
    },
  ];
  return (
    <div className={styles.terms}>
      <SaveRefusal rows={rows} conflict="Условия изменил другой администратор" />
      <div className={styles.coefficient}>
        <RadioGroup
          label="К ценам тарифа"
          shape="segmented"
          value={edits.way}
          onChange={(way) => edit({ way: way as Way })}
          choices={[
            { value: 'none', label: 'По тарифу' },
            { value: 'discount', label: 'Скидка' },
            { value: 'markup', label: 'Наценка' },
          ]}
        />
        {edits.way !== 'none' && (
          <NumberField
            label={edits.way === 'discount' ? 'Размер скидки' : 'Размер наценки'}
            unit="%"
            value={edits.percent}
            error={isTyped ? problem : undefined}
            hint={isTyped ? undefined : problem}
            onChange={(percent) => edit({ percent })}
          />
        )}
      </div>
      <p className="quiet">
        Скидка и наценка считаются от всех цен тарифа: областей, пунктов, документов и хрупкого груза. Своя
        цена области остаётся как есть. Действует сразу, для новых расчётов и заказов.
      </p>
      <Table
        caption="Цены клиента по областям"
        columns={columns}
        rows={saved.regions}
        rowKey={({ id }) => id}
      />
      <SaveBar rows={rows} count={count} ok={ok} onSaved={onSaved} />
    </div>
  );
}
