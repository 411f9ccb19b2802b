import {
  getMetadataStorage,
  type ValidationArguments,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { setUpTestApp } from './support/test-app';

interface Rule {
  target: { name: string };
  propertyName: string;
  type: string;
  name?: string;
  message?: string | ((args: ValidationArguments) => string);
  constraintCls?: new () => Partial<ValidatorConstraintInterface>;
  constraints?: unknown[];
}

// The whole application is there, so every class of a body or query has told its rules.
setUpTestApp();
let rules: Rule[];
beforeAll(async () => {
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<unknown, Rule[]>;
  };
  rules = [...validationMetadatas.values()].flat();
});

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
  expect([...new Set(rules.map(textOf))].filter(Boolean).sort().join('\n')).toMatchInlineSnapshot(`
    "Введите текст
    Введите целое число
    Введите число
    Выберите «да» или «нет»
    Выберите из списка
    За раз — не больше 100 заказов
    За раз — не больше 1000 заказов
    За раз — не больше 500 заказов
    Назовите хотя бы один заказ
    Не больше 1 строки
    Не больше 10 строк
    Не больше 100
    Не больше 100 заказов
    Не больше 100 номеров
    Не больше 100 строк
    Не больше 1000
    Не больше 1000 номеров
    Не больше 1000 строк
    Не больше 20
    Не больше 20 номеров
    Не больше 200 номеров
    Не больше 200 строк
    Не больше 210 строк
    Не больше 22
    Не больше 5
    Не больше 50 строк
    Не больше 500 номеров
    Не больше 500 строк
    Не больше 5000 строк
    Не больше 60 строк
    Не больше 7
    Не больше 7 строк
    Передайте объект
    Передайте список
    Передайте список номеров
    Передайте список объектов
    Передайте список текстов
    Сократите текст: не больше 100 символов
    Сократите текст: не больше 40 символов
    Сократите текст: не больше 49 символов
    Сократите текст: не больше 64 символов
    Укажите время в виде ЧЧ:ММ
    Укажите дату в виде ГГГГ-ММ-ДД
    Укажите дату и время в виде ГГГГ-ММ-ДД ЧЧ:ММ
    Укажите номер
    Это поле обязательно для заполнения"
  `);
});
