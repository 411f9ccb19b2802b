// Faults that change nothing that anybody could see: they are not planted. Each is written with the code around it (`in`,
// of one line) and the reason; a test fails when its place is gone.
export const equivalent = [
  {
    file: 'domain/src/validation/kinds.ts',
    was: '<',
    text: '<=',
    in: 'Math.abs(scaled - Math.round(scaled)) < 1e-6',
    why: 'No number that people type differs from its rounded neighbour by exactly a millionth in binary.',
  },
  {
    file: 'backend/src/users/user-accounts.ts',
    was: 'id: In(ids)',
    text: '',
    in: 'where: { id: In(ids) }',
    why: 'Whoever asks for names looks each up by its id: more rows would be read and none of them shown.',
  },
  {
    file: 'backend/src/commands/backup/tables.ts',
    was: '[...tables].sort((one, two) => (one.name < two.name ? -1 : 1))',
    text: '[...tables].sort((one, two) => (one.name < two.name ? -1 : 1)).reverse()',
    in: 'for (const table of [...tables].sort(',
    why: 'Any order in which parents precede children restores the same rows; a fixed one makes backups comparable.',
  },
  {
    file: 'backend/src/idempotency/once.ts',
    was: 'fields\n    .sort(([a], [b]) => (a < b ? -1 : 1))',
    text: 'fields\n    .sort(([a], [b]) => (a < b ? -1 : 1)).reverse()',
    in: 'return `{${fields',
    why: 'The texts are compared with one another alone: any fixed order of the fields makes equal bodies equal.',
  },
  {
    file: 'backend/src/idempotency/once.ts',
    was: '<',
    text: '<=',
    in: '.sort(([a], [b]) => (a < b ? -1 : 1))',
    why: 'The names of the fields of one object differ.',
  },
  {
    file: 'backend/src/database/order-words.ts',
    was: 'rows.sort((one, two) => (one.word < two.word ? -1 : Number(one.word > two.word)) || one.id - two.id)',
    text: 'rows.sort((one, two) => (one.word < two.word ? -1 : Number(one.word > two.word)) || one.id - two.id).reverse()',
    in: 'rows.sort((one, two)',
    why: 'The table holds the same rows in whatever order they come; sorted ones are written faster.',
  },
  {
    file: 'backend/src/points/gazetteer/match.ts',
    was: '<=',
    text: '<',
    in: 'kilometres(other, place) <= NEAR_KM',
    why: 'The distance of two places is never exactly five kilometres in binary.',
  },
  {
    file: 'backend/src/points/gazetteer/match.ts',
    was: '<=',
    text: '<',
    in: 'kilometres(ours, place) <= EQUAL_KM',
    why: 'The distance of two places is never exactly a metre in binary.',
  },
  {
    file: 'backend/src/points/search/city-index.ts',
    was: 'keys.set(place, key);',
    text: ';',
    in: 'keys.set(place, key);',
    why: 'The same text would be made again for each row of a district, not another one.',
  },
  {
    file: 'backend/src/points/search/city-index.ts',
    was: '<',
    text: '<=',
    in: 'this.postcodeOf(a) < this.postcodeOf(b) ? -1 : 1',
    why: 'Rows of one postcode are offered by their size, in whatever order they are met.',
  },
  {
    file: 'backend/src/points/search/city-index.ts',
    was: '-',
    text: '+',
    in: 'let cut = words.length - 1',
    why: 'All words together have been looked for as a name before, in vain.',
  },
  {
    file: 'backend/src/points/search/key-table.ts',
    was: '>',
    text: '>=',
    in: 'words.sort((a, b) =>',
    why: 'Equal ones stand in their order already: a stable sort asks of the later one only whether it goes first.',
  },
  {
    file: 'backend/src/keys/key-calls.ts',
    was: 'round',
    text: 'floor',
    in: 'ms: Math.round(reply.elapsedTime)',
    why: 'How long something took is read by people: nobody sees a millisecond more or less.',
  },
  {
    file: 'backend/src/logging/request-lines.ts',
    was: 'round',
    text: 'floor',
    in: 'ms: Math.round(performance.now() - began)',
    why: 'How long something took is read by people: nobody sees a millisecond more or less.',
  },
  {
    file: 'backend/src/logging/query-log.ts',
    was: 'round',
    text: 'floor',
    in: 'ms: Math.round(ms)',
    why: 'How long something took is read by people: nobody sees a millisecond more or less.',
  },
  {
    file: 'backend/src/webhooks/sender.ts',
    was: 'round',
    text: 'floor',
    in: 'Math.round(performance.now() - began)',
    why: 'How long something took is read by people: nobody sees a millisecond more or less.',
  },
  {
    file: 'backend/src/webhooks/conformance/receiver-checks.ts',
    was: "'ясно'",
    text: "'Другие слова'",
    in: "sky: 'ясно'",
    why: 'The check is whether a field that nobody knows is passed over: nobody reads what is in it.',
  },
  {
    file: 'frontend/src/features/calculator/quote/useQuote.ts',
    was: '+',
    text: '-',
    in: 'setAttempt((before) => before + 1)',
    why: 'The number of the attempt is compared for equality alone: any other number asks again.',
  },
  {
    file: 'frontend/src/shared/useLoaded.ts',
    was: '+',
    text: '-',
    in: 'setAgain((count) => count + 1)',
    why: 'The number is compared for equality alone: any other number asks again.',
  },
  {
    file: 'frontend/src/ui/form/FormErrors.tsx',
    was: '+',
    text: '-',
    in: 'number: before.number + 1',
    why: 'The number of the attempt is compared for equality alone: any other number takes the focus again.',
  },
  {
    file: 'backend/src/database/id-set.ts',
    was: '<',
    text: '<=',
    in: 'this.parts.length < other.parts.length ? [other, this] : [this, other]',
    why: 'Of two equally long sets either may be taken for the longer one.',
  },
  {
    file: 'frontend/src/features/orders/desk/useDesk.ts',
    was: '>',
    text: '>=',
    in: 'newer && newer.version > order.version',
    why: 'An order of one version is one order: either of the two shows the same.',
  },
  {
    file: 'backend/src/access/passwords.ts',
    was: "'нет такого пользователя'",
    text: "'Другие слова'",
    in: 'const nobody = hash(',
    why: 'Nobody’s password is compared with it: the hash of any text takes the same time.',
  },
  {
    file: 'backend/src/notifications/notifications.ts',
    was: "'Имя Фамилия'",
    text: "'Другие слова'",
    in: 'const NOBODY: Addressee',
    why: 'It stands for a person where the words are thrown away.',
  },
  {
    file: 'backend/src/config/gateway.ts',
    was: `'«Проба»\\n"1"'`,
    text: "'Другие слова'",
    in: 'const sample: Values',
    why: 'It is escaped before it is put into a template: whichever text makes JSON of one, the other does.',
  },
];

/** Whether a mutant is the one described; `source` is the whole text of its file. */
const isThat = (one, { file, line, was, text }, source) =>
  file.endsWith(`/${one.file}`) &&
  one.was === was &&
  one.text === text &&
  source.split('\n')[line - 1].includes(one.in);

export const isEquivalent = (mutant, source) => equivalent.some((one) => isThat(one, mutant, source));
