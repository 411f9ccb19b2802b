export interface Operation {
  tags?: string[];
  'x-who'?: string[];
}

export interface Description {
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/** Whom an operation is for, in the order of the page: the first kind of reader who may call it. */
const readers: readonly [title: string, may: (who: readonly string[]) => boolean][] = [
  ['Всем', (who) => who.includes('visitor')],
  ['Клиентам и магазинам', (who) => who.includes('customer') || who.includes('pending')],
  ['Сотрудникам', (who) => who.includes('manager')],
  ['Администраторам', () => true],
];

/** The description with one group of operations for each reader and subject: «Сотрудникам: заказы». */
export function byReader(description: Description): Description {
  const subjects = description.tags ?? [];
  const groups = readers.flatMap(([reader]) =>
    subjects.map(({ name, description: words = name }) => ({
      reader,
      subject: name,
      name: `${reader}: ${words[0]?.toLowerCase() ?? ''}${words.slice(1)}`,
    })),
  );
  const used = new Set<string>();
  const paths = mapped(description.paths, (methods) =>
    mapped(methods, (operation) => {
      const reader = readers.find(([, may]) => may(operation['x-who'] ?? []))?.[0];
      const group = groups.find((one) => one.reader === reader && one.subject === operation.tags?.[0]);
      if (!group) return operation;
      used.add(group.name);
      return { ...operation, tags: [group.name] };
    }),
  );
  const tags = groups.filter(({ name }) => used.has(name)).map(({ name }) => ({ name }));
  return { ...description, tags, paths };
}

const mapped = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
