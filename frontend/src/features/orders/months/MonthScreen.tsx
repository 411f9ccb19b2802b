import { addMonths, isMonth, minskDay } from '@shlyah/domain';
import { useParams, useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { numberFrom, pageFrom } from '../../../shared/address';
import { LinkButton } from '../../../ui/actions/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ObjectedActs } from '../../acts/ObjectedActs';
import { StoppedActs } from '../../acts/StoppedActs';
import { MonthFirms } from './MonthFirms';
import { MonthOrders } from './MonthOrders';
import { monthTitle, readPart } from './words';

/** A month by firm: what was handed over, for how much, and what keeps it from being billed (docs/contract.md#months). */
export function MonthScreen() {
  const { month = '' } = useParams();
  const [query] = useSearchParams();
  const page = pageFrom(query);
  // Clients without an account are number 0.
  const user = query.get('user') === '0' ? 0 : numberFrom(query.get('user'));
  if (user !== null || query.has('part'))
    return (
      <MonthOrders
        month={month}
        user={user}
        part={readPart(query.get('part'))}
        page={page}
        linesPage={numberFrom(query.get('lines')) ?? 1}
      />
    );
  const next = addMonths(month, 1);
  return (
    <>
      <PageHeader
        title={isMonth(month) ? monthTitle(month) : 'Месяц'}
        actions={
          isMonth(month) && (
            <>
              <LinkButton kind="secondary" to={paths.summaryOf(month)}>
                Итоги
              </LinkButton>
              <LinkButton kind="secondary" to={paths.month(addMonths(month, -1))}>
                {monthTitle(addMonths(month, -1))}
              </LinkButton>
              {next <= minskDay(new Date()).slice(0, 7) && (
                <LinkButton kind="secondary" to={paths.month(next)}>
                  {monthTitle(next)}
                </LinkButton>
              )}
            </>
          )
        }
      />
      {isMonth(month) && <ObjectedActs month={month} />}
      <StoppedActs />
      <MonthFirms month={month} page={page} />
    </>
  );
}
