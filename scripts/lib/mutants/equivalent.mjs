// Faults that change nothing that anybody could see: they are not planted. Each is written with the code around it (`in`,
// of one line) and the reason; a test fails when its place is gone.
import { database } from './equivalent/database.mjs';
import { front } from './equivalent/front.mjs';
import { orders } from './equivalent/orders.mjs';
import { programs } from './equivalent/programs.mjs';
import { rest } from './equivalent/rest.mjs';

export const equivalent = [...database, ...front, ...orders, ...programs, ...rest];

/** Whether a mutant is the one described; `source` is the whole text of its file. */
const isThat = (one, { file, line, was, text }, source) =>
  file.endsWith(`/${one.file}`) &&
  one.was === was &&
  one.text === text &&
  source.split('\n')[line - 1].includes(one.in);

export const isEquivalent = (mutant, source) => equivalent.some((one) => isThat(one, mutant, source));
