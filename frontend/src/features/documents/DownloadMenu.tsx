import type { OrderDto } from '@shlyah/api-client';
import { useState } from 'react';
import { saveFile } from '../../shared/save-file';
import { useAction } from '../../shared/useAction';
import { Menu, MenuItem } from '../../ui/overlay/Menu';
import { documents } from './actions';
import LabelsDialog from './LabelsDialog';

interface DownloadMenuProps {
  order: OrderDto;
  /** Its labels were printed, which its history tells. */
  onPrinted?: () => void;
}

/** «Скачать»: the papers that this order has, and its labels. */
export function DownloadMenu({ order: { id: orderId, user }, onPrinted }: DownloadMenuProps) {
  const { pressed, run } = useAction();
  const [labels, setLabels] = useState(false);

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
      <Menu label={pressed ? 'Готовим файл…' : 'Скачать'}>
        {documents
          .filter(({ isOf }) => isOf(user))
          .map((document) => (
            <MenuItem key={document.word} onClick={() => void download(document)}>
              {document.word}
            </MenuItem>
          ))}
        <MenuItem onClick={() => setLabels(true)}>Этикетки</MenuItem>
      </Menu>
      {labels && (
        <LabelsDialog
          of={{ ids: [orderId] }}
          {...(onPrinted && { onPrinted })}
          onClose={() => setLabels(false)}
        />
      )}
    </>
  );
}
