// The focus, for the browser tests: a page moves it after it has drawn what takes it.

/** Waits until the element has the focus. */
export async function focused(element) {
  const node = await element.elementHandle();
  await element.page().waitForFunction((one) => one === document.activeElement, node);
}
