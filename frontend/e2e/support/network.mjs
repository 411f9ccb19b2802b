// Requests that a test takes out of the network, for the browser tests.

/**
 * Takes the next request to the address (as `page.route` has it) out of the network. The answer is a function whose promise is
 * the request's route, for the test to end: the page waits until then.
 */
export async function hold(page, address) {
  let take;
  const held = new Promise((resolve) => (take = resolve));
  await page.route(address, take, { times: 1 });
  return () => held;
}
