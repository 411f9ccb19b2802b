import type { OrderDto } from '@shlyah/api-client';
import { useState } from 'react';
import { failureIn } from '../../shared/action';
import { useAppDispatch } from '../../shared/hooks';
import { notify } from '../../ui/feedback/Toasts';
import { Menu, MenuItem } from '../../ui/overlay/Menu';
import { getDogovor, getZayavka, saveFile } from './actions';

const documents = {
  dogovor: { word: 'Договор', action: getDogovor, extension: 'docx' },
  zayavka: { word: 'Заявка', action: getZayavka, extension: 'xlsx' },
} as const;

/** «Скачать»: the договор of a firm and the заявка; the договор goes with the client's account, the заявка stays. */
export function DownloadMenu({ order }: { order: OrderDto }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<string | null>(null);
  const { id, isLegalEntity } = order.user;

  const download = async (kind: keyof typeof documents) => {
    const { word, action, extension } = documents[kind];
    setBusy(word);
    const outcome = await dispatch(action({ id, orderId: order.id }));
    setBusy(null);
    if (action.fulfilled.match(outcome)) saveFile(outcome.payload, `${word} ${order.id}.${extension}`);
    else notify.error(`${word}: файл не получен. ${failureIn(outcome)?.message ?? ''}`);
  };

  return (
    <>
      <span role="status" className="visually-hidden">
        {busy && `${busy}: готовим файл…`}
      </span>
      <Menu label={busy ? 'Готовим файл…' : 'Скачать'} icon="download">
        {isLegalEntity && id !== null && (
          <MenuItem onClick={() => void download('dogovor')}>Договор</MenuItem>
        )}
        <MenuItem onClick={() => void download('zayavka')}>Заявка</MenuItem>
      </Menu>
    </>
  );
}
