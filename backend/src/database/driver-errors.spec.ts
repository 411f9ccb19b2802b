import { isDuplicate, isReferenced } from './driver-errors';

test.each([[null], [undefined], ['a text'], [7], [{}], [new Error('a line of code')]])(
  '%p is nothing that a database has said',
  (error) => {
    expect([isDuplicate(error), isReferenced(error)]).toEqual([false, false]);
  },
);
