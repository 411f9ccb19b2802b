import { SCANS_PER_REQUEST } from '@shlyah/domain';
import type { ScanAnswerDto } from '@shlyah/api-client';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { failureIn } from '../../../shared/action';
import { reasonOf, type ActionFailure } from '../../../shared/failure';
import { useAppDispatch } from '../../../shared/hooks';
import { useAction } from '../../../shared/useAction';
import { useWhenOnline } from '../../../ui/useWhenOnline';
import { takeScans, takeScansBack } from './actions';
import { ageOf, noteMoment } from './age';
import { storedShift } from './stored-scans';
import {
  emptyShift,
  newScan,
  waitingOf,
  withAnswers,
  withEntry,
  withUndone,
  type Answer,
  type Entry,
  type Meaning,
  type Shift,
} from './shift';
import { play, worstOf } from '../../../shared/tones';
import { takenBackWords, toneOf, type TakenBack } from './words';

const AGAIN_MS = 5000;

/** Whether repeating the request would fail again. */
const isFinal = ({ status }: ActionFailure): boolean => [400, 404, 413, 422].includes(status);

/** The scans of a user: stored in the browser before they are sent, and sent in order until each is answered. */
export function useScans(user: number) {
  const dispatch = useAppDispatch();
  const { run } = useAction();
  const place = useMemo(() => storedShift(user), [user]);
  const [shift, setShift] = useState(() => place.read() ?? emptyShift);
  const [isKept, setIsKept] = useState(true);
  const [failure, setFailure] = useState<ActionFailure>();
  /** The answer to the last undo, until the next scan. */
  const [takenBack, setTakenBack] = useState<TakenBack>();
  const isSending = useRef(false);

  // Each tab keeps its own action.
  const chosen = useRef(shift.meaning);
  /** Read at each use: another tab may have added or sent scans. */
  const current = (): Shift => ({ ...(place.read() ?? emptyShift), meaning: chosen.current });
  const update = (change: (before: Shift) => Shift) => {
    const next = change(current());
    chosen.current = next.meaning;
    setIsKept(place.write(next));
    setShift(next);
  };

  const sendSome = async (): Promise<ActionFailure | undefined> => {
    for (;;) {
      const scans = waitingOf(place.read() ?? emptyShift).slice(0, SCANS_PER_REQUEST);
      if (scans.length === 0) return undefined;
      const now = new Date();
      const outcome = await dispatch(
        takeScans({ scans: scans.map((scan) => ({ ...scan, age: ageOf(scan, now) })) }),
      );
      const why = failureIn(outcome);
      if (why && !isFinal(why)) return why;
      const refused = (id: string): Answer => ({ id, result: 'refused', message: why ? reasonOf(why) : '' });
      const answers = why ? scans.map(({ id }) => refused(id)) : (outcome.payload as ScanAnswerDto[]);
      update((before) => withAnswers(before, answers as ScanAnswerDto[], new Date()));
      play(worstOf(answers.map(toneOf)));
    }
  };
  const sendAll = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const why = await sendSome();
    isSending.current = false;
    setShift(current());
    setFailure(why);
  };
  const send = useEffectEvent(sendAll);
  useEffect(() => {
    void send();
  }, []);
  const isWaiting = failure !== undefined && failure.status !== 401;
  useWhenOnline(isWaiting, () => void sendAll());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void send(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, failure]);
  const waiting = waitingOf(shift).length;
  useEffect(() => {
    if (waiting > 0) void send();
  }, [waiting]);

  /** Takes scans back, the newest first. */
  const undo = async (entries: readonly Entry[]): Promise<void> => {
    const ids = entries.map(({ scan }) => scan.id);
    const failed = 'Отменить не удалось.';
    await run(takeScansBack({ ids }), {
      failed,
      onDone: (results) => {
        const back = results.filter(({ statusCode }) => statusCode === 200).map(({ id }) => id);
        update((before) => withUndone(before, back, new Date()));
        const told = takenBackWords(results);
        setTakenBack(told);
        play(told.isWhole ? 'good' : 'bad');
      },
    });
  };

  return {
    shift,
    failure,
    isKept,
    waiting,
    takenBack,
    /** The shift by now, where the page has not been drawn anew yet. */
    current,
    choose: (meaning: Meaning) => update((before) => ({ ...before, meaning })),
    add: (code: string, meaning: Meaning) => {
      const scan = newScan(code, meaning, new Date());
      noteMoment(scan);
      setTakenBack(undefined);
      update((before) => withEntry(before, { scan, answer: null }));
    },
    /** A scan that the page answers itself. */
    addAnswered: (code: string, meaning: Meaning, answer: Answer) => {
      setTakenBack(undefined);
      update((before) => withEntry(before, { scan: newScan(code, meaning, new Date()), answer }));
      play(toneOf(answer));
    },
    undo,
  };
}
