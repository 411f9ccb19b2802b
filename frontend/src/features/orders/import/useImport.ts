import type { ImportForm } from '@shlyah/api-client';
import { useRef, useState } from 'react';
import isEqual from 'react-fast-compare';
import { failureIn } from '../../../shared/action';
import type { ActionFailure } from '../../../shared/failure';
import { useAppDispatch } from '../../../shared/hooks';
import { uniqueKey } from '../../../shared/unique-key';
import { createOrders, importOrders } from '../actions';
import { commonSent, lackingOf, type Lacking } from './common';
import {
  fileSent,
  importDraftOf,
  importFileOf,
  knownColumnsOf,
  rememberColumns,
  type ImportDraft,
} from './import-draft';
import { keepOfPast, rememberImport } from './past-imports';
import { fileOf, storedFileOf, unreadable } from './stored-file';
import { BATCH, movedPrices, pricesOf, toSend, withFixedRow, type MovedPrices } from './rows';
import { toldOf } from './summary';
import type { Import, Reading, Work } from './import-state';
import type { Batch, CommonValues, ImportPreview, MadeOrder, SentOrder } from './types';

const NOTHING: Lacking = { date: false, weight: false, sizes: false, columns: [] };

/** One import of a user, from the file to the orders. */
export function useImport(user: number): Import {
  const dispatch = useAppDispatch();
  const [place] = useState(() => ({ draft: importDraftOf(user), file: importFileOf(user) }));
  const [draft, setDraft] = useState(() => (place.file.read() ? place.draft.read() : null));
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const [failure, setFailure] = useState<ActionFailure>();
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({});
  const [moved, setMoved] = useState<MovedPrices | null>(null);
  const [isKept, setKept] = useState(true);
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState(0);
  const [told, setTold] = useState('');
  const file = useRef<File>(null);
  /** The latest draft, for long-running requests. */
  const latest = useRef(draft);
  /** Fields without a column; most tables have all, then one request is enough. */
  const lacking = useRef<Lacking>(NOTHING);
  const isFileKept = useRef(true);
  const isSending = useRef(false);
  const isPriceRefused = useRef(false);
  /** Number of the latest request: earlier responses are ignored. */
  const lastRequest = useRef(0);
  const reading = useRef<Promise<unknown>>(null);
  /** The orders of the latest preview, for long-running requests. */
  const previewOf = useRef<ImportPreview['orders']>([]);

  const keep = (next: ImportDraft): boolean => {
    latest.current = next;
    setDraft(next);
    const kept = place.draft.write(next) && isFileKept.current;
    setKept(kept);
    return kept;
  };
  const change = (some: Partial<ImportDraft>): boolean => {
    const before = latest.current;
    return before ? keep({ ...before, ...some }) : false;
  };

  const formOf = ({ cells, columns, common, ...saved }: ImportDraft): ImportForm => {
    const kept = file.current ? null : place.file.read();
    file.current ??= kept && fileOf(kept);
    return {
      file: file.current ?? new Blob(),
      ...fileSent(saved),
      columns: JSON.stringify(columns),
      headings: JSON.stringify(knownColumnsOf(user).read() ?? {}),
      cells: JSON.stringify(cells),
      common: JSON.stringify(commonSent(common, lacking.current)),
    };
  };

  const readTable = async (): Promise<Reading> => {
    const request = (lastRequest.current += 1);
    setWork({ kind: 'check' });
    setFailure(undefined);
    setTold('');
    while (latest.current) {
      const outcome = await dispatch(importOrders(formOf(latest.current)));
      if (request !== lastRequest.current) return {};
      if (!importOrders.fulfilled.match(outcome)) {
        const failed = failureIn(outcome);
        setWork(null);
        setFailure(failed);
        return { failed };
      }
      const answer = outcome.payload;
      const known = lackingOf(answer.columns);
      const { common } = latest.current;
      const isKnown = isEqual(commonSent(common, known), commonSent(common, lacking.current));
      // The response names the fields without a column; their common values are then sent, too.
      lacking.current = known;
      if (!isKnown) continue;
      setWork(null);
      previewOf.current = answer.orders;
      setPreview(answer);
      setRefused({});
      return { answer };
    }
    return {};
  };
  const ask = (): Promise<Reading> => {
    const answer = readTable();
    reading.current = answer;
    return answer;
  };
  const check = async (): Promise<ImportPreview | null> => (await ask()).answer ?? null;
  const mend = async (rows: readonly number[]): Promise<void> => {
    // A reading under way does not know what has been mended.
    await reading.current;
    if (!latest.current) return;
    const request = lastRequest.current;
    setWork({ kind: 'check' });
    setFailure(undefined);
    const outcome = await dispatch(importOrders({ ...formOf(latest.current), rows: rows.join(',') }));
    // A later reading of the whole table covers these rows, too.
    if (request !== lastRequest.current) return;
    setWork(null);
    if (importOrders.fulfilled.match(outcome)) {
      const { orders, leftOut } = outcome.payload;
      const all = withFixedRow(previewOf.current, orders);
      previewOf.current = all;
      // A row that is answered to be a repeat is left out.
      setPreview((before) => before && { ...before, orders: all, leftOut });
      setTold(toldOf(orders, all, latest.current));
    } else setFailure(failureIn(outcome));
  };
  const checkAnew = async (): Promise<ImportPreview | null> => {
    const answer = await check();
    setRound((count) => count + 1);
    return answer;
  };
  /** The same on the person's own request. */
  const showAnew = async (): Promise<ImportPreview | null> => {
    const answer = await checkAnew();
    const isRight = answer !== null && Object.keys(answer.common).length === 0;
    if (isRight) setShown((count) => count + 1);
    return answer;
  };

  const read = async (chosen: File, first: Promise<CommonValues>): Promise<void> => {
    setWork({ kind: 'read' });
    setFailure(undefined);
    const [kept, common] = await Promise.all([storedFileOf(chosen), first]);
    if (!kept) {
      setWork(null);
      return setFailure(unreadable);
    }
    file.current = chosen;
    isFileKept.current = place.file.write(kept);
    const nothing = { cells: {}, columns: {}, accepted: [], sending: null, made: [] };
    keep({ name: chosen.name, common, ...nothing, importId: uniqueKey() });
    const { failed } = await ask();
    setShown((count) => count + 1);
    // A file that the server refuses is chosen anew; one that it has not got waits.
    if (failed && [413, 415, 422].includes(failed.status)) reset();
  };

  const sendBatch = async (batch: Batch, done: number, total: number): Promise<boolean> => {
    setWork({ kind: 'send', done, total });
    const requestBody = {
      orders: batch.orders.map(({ order }) => order),
      prints: batch.orders.map(({ print }) => print),
      importId: latest.current?.importId ?? null,
    };
    const outcome = await dispatch(createOrders({ requestBody, idempotencyKey: batch.key }));
    if (!createOrders.fulfilled.match(outcome)) {
      const why = failureIn(outcome);
      // Refused as a whole: nothing was made, and nothing is left to be answered.
      if (why?.status === 422) change({ sending: null });
      setFailure(why);
      return false;
    }
    const made: MadeOrder[] = [];
    const failed: Record<number, string> = {};
    for (const { index, order, code, message, errors } of outcome.payload) {
      const row = batch.orders[index]?.row ?? 0;
      isPriceRefused.current ||= code === 'price_changed';
      if (order) made.push({ row, id: order.id, price: order.estimate.total });
      else failed[row] = Object.values(errors ?? {})[0]?.[0] ?? message ?? 'Не удалось оформить';
    }
    setRefused((before) => ({ ...before, ...failed }));
    change({ sending: null, made: [...(latest.current?.made ?? []), ...made], sentAt: Date.now() });
    // The list of orders leads to it, also while the file stays open.
    if (latest.current) rememberImport(user, latest.current);
    return true;
  };
  const sendAll = async (orders: readonly SentOrder[]): Promise<boolean> => {
    for (let done = 0; done < orders.length; done += BATCH) {
      // Stored before it is sent: after a lost response, a second press or a reload the same orders go under the same key.
      const batch = { key: uniqueKey(), orders: orders.slice(done, done + BATCH) };
      change({ sending: batch });
      if (!(await sendBatch(batch, done, orders.length))) return false;
    }
    return orders.length > 0;
  };
  const hasMoved = (answer: ImportPreview, prices: ReadonlyMap<number, number | null>): boolean => {
    const found = latest.current && movedPrices(toSend(answer.orders, latest.current), prices);
    setMoved(found);
    return found !== null;
  };
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    setMoved(null);
    const prices = pricesOf(preview?.orders ?? []);
    const left = latest.current?.sending;
    const isFree = !left || (await sendBatch(left, 0, left.orders.length));
    // The server reads the table again before orders are made: the day of a draft may have passed.
    const answer = isFree ? await checkAnew() : null;
    isPriceRefused.current = false;
    if (answer && latest.current && !hasMoved(answer, prices))
      if (await sendAll(toSend(answer.orders, latest.current))) setShown((count) => count + 1);
    // The tariff has changed while the orders were sent: those that are left are shown with their new prices.
    if (isPriceRefused.current) {
      const fresh = await checkAnew();
      if (fresh) hasMoved(fresh, prices);
    }
    setWork(null);
    isSending.current = false;
  };

  const reset = (): void => {
    lastRequest.current += 1;
    if (latest.current) rememberImport(user, latest.current);
    place.draft.remove();
    place.file.remove();
    file.current = null;
    latest.current = null;
    lacking.current = NOTHING;
    setDraft(null);
    setPreview(null);
    setRefused({});
    setMoved(null);
    setTold('');
    setKept(true);
    setWork(null);
  };

  return {
    draft,
    preview,
    work,
    failure,
    refused,
    moved,
    isKept,
    round,
    shown,
    told,
    read,
    check,
    mend,
    send,
    form: () => (latest.current ? formOf(latest.current) : { file: new Blob() }),
    setColumns: async (columns) => {
      change({ columns: { ...latest.current?.columns, ...columns } });
      rememberColumns(user, preview?.columns ?? [], columns);
      await showAnew();
    },
    setFile: (said) => {
      change(said);
      return checkAnew();
    },
    keepCommon: (common) => change({ common }),
    setCommon: (common) => {
      change({ common });
      return showAnew();
    },
    keepMade: async (ids) => {
      change({ made: (latest.current?.made ?? []).filter(({ id }) => ids.includes(id)) });
      if (latest.current?.importId) keepOfPast(user, latest.current.importId, ids);
      await showAnew();
    },
    keepCells: (cells) => void change({ cells: { ...latest.current?.cells, ...cells } }),
    accept: (row) => void change({ accepted: [...(latest.current?.accepted ?? []), row] }),
    drop: () => {
      reset();
      setFailure(undefined);
    },
  };
}
