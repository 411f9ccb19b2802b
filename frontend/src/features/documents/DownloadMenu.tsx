import type { OrderDto } from '@shlyah/api-client';
import { useState } from 'react';
import { failureIn } from '../../shared/action';
import { useAppDispatch } from '../../shared/hooks';
import { saveFile } from '../../shared/save-file';
import { notify } from '../../ui/feedback/Toasts';
import { Menu, MenuItem } from '../../ui/overlay/Menu';
import { documents } from './actions';

/** «Скачать»: the papers that this order has. */
export function DownloadMenu({ order: { id: orderId, user } }: { order: OrderDto }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<string | null>(null);

  const download = async ({ word, action, extension }: (typeof documents)[number]) => {
    setBusy(word);
    const outcome = await dispatch(action({ id: user.id, orderId }));
    setBusy(null);
    if (action.fulfilled.match(outcome)) saveFile(outcome.payload, `${word} ${orderId}.${extension}`);
    else notify.error(`${word}: файл не получен. ${failureIn(outcome)?.message ?? ''}`);
  };

  return (
    <>
      <span role="status" className="visually-hidden">
        {busy && `${busy}: готовим файл…`}
      </span>
      <Menu label={busy ? 'Готовим файл…' : 'Скачать'} icon="download">
        {documents
          .filter(({ isOf }) => isOf(user))
          .map((document) => (
            <MenuItem key={document.word} onClick={() => void download(document)}>
              {document.word}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
