/** Registers the worker of the page and tells when it is replaced: the open page is then of a former release. */
export function watchRelease(onNewer: () => void): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  // The first worker takes over a page that came from the server with it.
  let isReplaced = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReplaced) onNewer();
    isReplaced = true;
  });
  const registering = serviceWorker.register('/r/worker.js');
  const update = async () => {
    if (document.visibilityState === 'visible') await (await registering).update();
  };
  // Without a connection the next look at the page asks again.
  const ask = () => void update().catch(() => undefined);
  document.addEventListener('visibilitychange', ask);
  registering.catch(() => undefined);
}
