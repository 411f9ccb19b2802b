import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uniqueKey } from '../../shared/unique-key';
import { stopKey } from './changes';
import type { Courier } from './courier';
import type { Draft } from './kept';
import { useCourier } from './useCourier';
import { openFirst } from './useView';
import type { CourierRun, CourierStop, StopEnd } from './wire';

/** Opens the form that was on the screen when the phone closed the page, for instance behind its camera. */
export function useOpenDraft({ stops }: CourierRun): void {
  const { draft } = useCourier();
  const open = useEffectEvent((found: Draft | undefined) => {
    if (!found?.open || !stops.some((stop) => stopKey(stop) === found.stop)) return;
    openFirst({ stop: found.stop, form: found.end.outcome });
  });
  useEffect(() => {
    void draft.fact('draft').then(open, () => undefined);
  }, [draft]);
}

interface DraftForm {
  end: StopEnd;
  change: (changes: Partial<StopEnd>) => void;
  /** Rejects when the phone has no room. */
  addPicture: (bytes: ArrayBuffer) => Promise<void>;
  dropPicture: (key: string) => void;
  /** Keeps the form as it is, before another application covers the page. */
  keepOpen: () => void;
}

/** A form that is left on purpose is not opened by itself later; what is typed stays. */
async function keepClosed({ draft }: Courier, stop: string): Promise<void> {
  const found = await draft.fact('draft');
  if (found?.stop === stop) await draft.keep('draft', { ...found, open: false });
}

/** The answers of a form, stored with each change. */
export function useDraft(stop: CourierStop, first: StopEnd): DraftForm {
  const courier = useCourier();
  const key = stopKey(stop);
  const [end, setEnd] = useState(first);
  // A picture is ready later than it is taken: other answers may have changed meanwhile.
  const latest = useRef(first);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      void keepClosed(courier, key).catch(() => undefined);
    };
  }, [courier, key]);

  const take = (changes: Partial<StopEnd>) => {
    latest.current = { ...latest.current, ...changes };
    setEnd(latest.current);
    return { stop: key, end: latest.current, open: isOpen.current };
  };
  const change = (changes: Partial<StopEnd>) =>
    void courier.draft.keep('draft', take(changes)).catch(() => undefined);
  const without = (picture: string) => latest.current.pictures.filter((one) => one !== picture);
  return {
    end,
    change,
    addPicture: async (bytes) => {
      const picture = uniqueKey();
      try {
        const draft = take({ pictures: [...latest.current.pictures, picture] });
        await courier.addPicture(picture, bytes, draft);
      } catch (error) {
        change({ pictures: without(picture) });
        throw error;
      }
    },
    dropPicture: (picture) => {
      change({ pictures: without(picture) });
      void courier.dropPicture(picture).catch(() => undefined);
    },
    keepOpen: () => change({}),
  };
}
