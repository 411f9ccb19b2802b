import type { Type } from '@nestjs/common';

/** The names of fields of answers, by the prototypes that declare them. */
const shownNames = new WeakMap<object, Set<string>>();

/** The answers about the things that bodies are about, by the prototypes of bodies. */
const answers = new WeakMap<object, () => Type>();

/** Marks a field of an answer. */
export const IsShown: PropertyDecorator = (target, name) => {
  const names = shownNames.get(target) ?? new Set();
  shownNames.set(target, names.add(String(name)));
};

/**
 * Names the answer about the thing that a body is about. A program sends it back as it was read: fields of the answer that the body does not
 * take are left unread, also where unknown ones are refused.
 */
export const SentBack =
  (answer: () => Type): ClassDecorator =>
  ({ prototype }) =>
    void answers.set(prototype as object, answer);

/** Whether the answer has the field that the body, an instance of its class, does not take. */
export function isSentBack(body: object, name: string): boolean {
  const answer = prototypesOf(Object.getPrototypeOf(body) as object)
    .map((one) => answers.get(one))
    .find(Boolean);
  return (
    answer !== undefined &&
    prototypesOf(answer().prototype as object).some((one) => shownNames.get(one)?.has(name))
  );
}

function prototypesOf(prototype: object | null): object[] {
  return prototype === null
    ? []
    : [prototype, ...prototypesOf(Object.getPrototypeOf(prototype) as object | null)];
}
