import { BOLD, openPdf } from '../render/pdf';
import { PAGE, TablePages, WIDTH } from '../render/table-pages';
import { COLUMNS, type WaybillsJob } from './waybills';

const ROW = 9;

/** Draws a list of waybills as PDF, to be signed by the one who gets them. */
export async function drawWaybills({ waybills: list }: WaybillsJob): Promise<Buffer> {
  const pdf = await openPdf([PAGE.width, PAGE.height], `${list.title}. ${list.client}`);
  const pages = new TablePages(pdf, COLUMNS, (page) => {
    const { y, sheet } = page;
    if (sheet > 1) {
      const again = `${list.title} ${list.day}. ${list.client}. Лист ${sheet}`;
      page.put(again, { y, width: WIDTH, height: 5 }, { smallest: 6 });
      page.y += 7;
      return;
    }
    page.put(list.title, { y, width: 180, height: 9 }, { font: BOLD, largest: 18, smallest: 12 });
    page.put(list.day, { y: y + 9, width: 180, height: 5 }, { largest: 10 });
    const line = { width: WIDTH, height: 5 };
    page.put(`Клиент: ${list.client}`, { y: y + 15, ...line }, { largest: 10, smallest: 6 });
    page.put(`Возвращает: ${list.company}`, { y: y + 20, ...line }, { largest: 10, smallest: 6 });
    page.y += 28;
  });
  for (const row of list.rows) pages.row(row, ROW);
  pages.text(list.totals, 7, { font: BOLD, largest: 10 }, 2);
  pages.signatures(['Вернул', 'Получил']);
  return pdf.end();
}
