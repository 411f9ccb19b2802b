// How a person answers the questions of any form of the product; a question's name is that of its field on the wire.

/** Types key by key over what stands in the field: masks and readers of numbers see each key. */
export async function type(field, text) {
  await field.selectText();
  await field.press('Delete');
  await field.pressSequentially(text);
}

/** Picks one of a few: a press on its words, since the button itself is drawn by them. */
const choose = (page, name, value) =>
  page.locator(`label:has(input[type="radio"][name="${name}"][value="${value}"])`).click();

const WAYS = {
  /** Not on the screen: only its stored value counts. */
  none: () => undefined,
  choice: ({ page, name, value }) => choose(page, name, value),
  flag: ({ page, name, value }) => choose(page, name, value ? 'yes' : 'no'),
  check: ({ page, name, value }) => page.locator(`[name="${name}"]`).setChecked(value),
  text: ({ page, name, value }) => page.locator(`[name="${name}"]`).fill(value),
  keys: ({ page, name, value }) => type(page.locator(`[name="${name}"]`), value),
  select: ({ page, name, value }) => page.locator(`select[name="${name}"]`).selectOption(value),
  city: async ({ page, name, value }) => {
    const field = page.locator(`[name="${name}"]`);
    await type(field, value.typed);
    const list = page.locator(`[id="${await field.getAttribute('aria-controls')}"]`);
    await list.getByRole('option').filter({ hasText: value.picked }).first().click();
  },
  file: ({ page, name, value }) => page.locator(`[name="${name}"]`).setInputFiles(value ?? []),
  moment: async ({ page, name, value }) => {
    const [day, time] = value.split(' ');
    await type(page.locator(`[name="${name}"]`), day);
    await type(page.getByLabel('Не позже'), time);
  },
};

/** Answers questions in their order; a question is `{ name, way, value }`, its name the one of the wire. */
export async function answer(page, questions) {
  for (const { name, way, value } of questions) await WAYS[way]({ page, name, value });
}
