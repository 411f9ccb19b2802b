import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long a test waits for what must come: a pass never takes it, and a busy machine needs it.
configure({ asyncUtilTimeout: 10_000 });

// jsdom knows <dialog> but not its methods; the few lines of the standard that our dialogs lean on.
if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
Element.prototype.scrollIntoView ??= () => undefined;
// jsdom does no layout: no media query matches, there is nowhere to scroll.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
window.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
