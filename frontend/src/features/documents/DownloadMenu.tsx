import type { OrderDto } from '@shlyah/api-client';
import { saveFile } from '../../shared/save-file';
import { useAction } from '../../shared/useAction';
import { Menu, MenuItem } from '../../ui/overlay/Menu';
import { documents } from './actions';

/** «Скачать»: the papers that this order has. */
export function DownloadMenu({ order: { id: orderId, user } }: { order: OrderDto }) {
  const { pressed, run } = useAction();

  const download = ({ word, action, extension }: (typeof documents)[number]) =>
    run(
      action({ id: user.id, orderId }),
      {
        onDone: (file) => saveFile(file, `${word} ${orderId}.${extension}`),
        failed: `${word}: файл не получен.`,
      },
      word,
    );

  return (
    <>
      <span role="status" className="visually-hidden">
        {pressed && `${pressed}: готовим файл…`}
      </span>
      <Menu label={pressed ? 'Готовим файл…' : 'Скачать'} icon="download">
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
