import {
  getMetadataStorage,
  type ValidationArguments,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { startTestApp, type TestApp } from './support/test-app';

interface Rule {
  target: { name: string };
  propertyName: string;
  type: string;
  name?: string;
  message?: string | ((args: ValidationArguments) => string);
  constraintCls?: new () => Partial<ValidatorConstraintInterface>;
  constraints?: unknown[];
}

let test: TestApp;
let rules: Rule[];
beforeAll(async () => {
  // The whole application is there, so every class of a body or query has told its rules.
  test = await startTestApp();
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<unknown, Rule[]>;
  };
  rules = [...validationMetadatas.values()].flat();
});
afterAll(() => test.close());

/** What a person would be told when the rule is broken; an optional field breaks nothing. */
function textOf({ message, constraintCls, constraints = [], target, propertyName }: Rule): string {
  const args = { value: {}, constraints, targetName: target.name, object: {}, property: propertyName };
  if (typeof message === 'string') return message;
  if (message) return message(args);
  return constraintCls ? (new constraintCls().defaultMessage?.(args) ?? '') : '';
}

it('every rule of a body or query has a Russian text, none is class-validator’s own', () => {
  const told = rules.filter(({ type }) => !['conditionalValidation', 'whitelistValidation'].includes(type));
  expect(told.length).toBeGreaterThan(100);
  // A field that another choice rules out is told nothing.
  const foreign = told.filter((rule) => !/^$|[а-яё]/i.test(textOf(rule)));
  expect(
    foreign.map(({ target, propertyName, name, type }) => `${target.name}.${propertyName} ${name ?? type}`),
  ).toEqual([]);
});

it('the texts of the rules, each once', () => {
  expect([...new Set(rules.map(textOf))].filter(Boolean).sort()).toMatchSnapshot();
});
