import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { courierApi } from '../features/courier/api';
import { courierClock } from '../features/courier/clock';
import { createCourier } from '../features/courier/courier';
import { CourierPage } from '../features/courier/CourierPage';
import { openKept } from '../features/courier/kept-database';
import { watchRelease } from '../features/courier/release';
import { openedInTime } from '../features/courier/storage';
import { browserTabs, syncWhenBack } from '../features/courier/tabs';
import { CourierContext } from '../features/courier/useCourier';

/** The secret of a pass stands after the # of its link, where no server and no log sees it. */
const tokenOf = ({ hash }: Location): string | null => hash.slice(1) || null;

async function start(root: HTMLElement): Promise<void> {
  const kept = await openedInTime(openKept());
  const clock = courierClock((await kept.fact('offset')) ?? null);
  const tabs = browserTabs();
  const courier = createCourier({ kept, api: courierApi(clock), clock, tabs });
  tabs.listen(courier);
  syncWhenBack(courier);
  watchRelease(courier.outdated);
  createRoot(root).render(
    <CourierContext value={courier}>
      <CourierPage />
    </CourierContext>,
  );
  // A link opened over this page changes only what follows the #.
  window.addEventListener('hashchange', () => void courier.start(tokenOf(window.location)));
  await courier.start(tokenOf(window.location));
}

const root = document.getElementById('root');
if (root) void start(root);
