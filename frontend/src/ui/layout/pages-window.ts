/** A number of a page, or a gap between numbers. */
export type PageMark = number | 'gap';

/**
 * The numbers to show for page `page` of `pages`: always the first and the last, two neighbours on each
 * side, a gap where more than one number is left out. The window slides but keeps its length at the edges.
 */
export function pagesWindow(page: number, pages: number): PageMark[] {
  const from = Math.max(1, Math.min(page - 2, pages - 4));
  const to = Math.min(pages, from + 4);
  const marks: PageMark[] = [];
  if (from > 1) marks.push(1);
  if (from === 3) marks.push(2);
  else if (from > 3) marks.push('gap');
  for (let number = from; number <= to; number += 1) marks.push(number);
  if (to === pages - 2) marks.push(pages - 1);
  else if (to < pages - 2) marks.push('gap');
  if (to < pages) marks.push(pages);
  return marks;
}
