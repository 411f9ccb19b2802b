import type { BookSide } from '@shlyah/api-client';
import { Details } from '../../../ui/layout/Details';
import styles from './import.module.css';

/** Answers to the usual questions about the file. */
export const BookImportHelp = ({ side }: { side: BookSide }) => (
  <Details summary="Какой должна быть таблица">
    <ul className={styles.help}>
      <li>
        Первая строка — заголовки:{' '}
        {side === 'receiver' && '«Организация» (только у фирм), «ФИО», «Телефон», '}«Город», «Улица», «Дом»,
        «Заметка», «Часы». Порядок любой, лишние столбцы не мешают.
      </li>
      <li>Адрес может стоять и в одной ячейке: «Гомель, ул. Советская, д. 12, кв. 5».</li>
      <li>Вместо адреса можно указать пункт, как на листе «Пункты» шаблона.</li>
      <li>Подойдёт и файл, который вы выгрузили из адресной книги.</li>
      <li>Что уже есть в книге, второй раз не добавится. Файл можно загружать снова.</li>
    </ul>
  </Details>
);
