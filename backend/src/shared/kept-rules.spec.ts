import { MetadataStorage } from 'class-validator';
import { keepRules } from './kept-rules';

type Rule = Parameters<MetadataStorage['addValidationMetadata']>[0];

class Town {}
class Village extends Town {}

/** A storage of its own: what is said in the common one would be a rule of the application for every other test. */
let storage: MetadataStorage;
let looked: jest.SpyInstance;
beforeEach(() => {
  storage = new MetadataStorage();
  looked = jest.spyOn(storage, 'getTargetValidationMetadatas');
  keepRules(storage);
  give(Town, 'name', 'isString');
  give(Village, 'people', 'isInt');
});

function give(target: typeof Town, propertyName: string, type: string, groups: string[] = []): void {
  storage.addValidationMetadata({ target, propertyName, type, groups } as unknown as Rule);
}

function rulesOf(target: typeof Town, always = false, strictGroups = false, groups?: string[]): string[] {
  const rules = storage.getTargetValidationMetadatas(target, '', always, strictGroups, groups);
  return rules.map(({ propertyName, type }) => `${propertyName} ${type}`);
}

describe('Kept rules', () => {
  it('are looked for once: of a class, and of one that inherits', () => {
    for (let time = 0; time < 3; time++) {
      expect(rulesOf(Village)).toEqual(['people isInt', 'name isString']);
      expect(rulesOf(Town)).toEqual(['name isString']);
    }
    expect(looked).toHaveBeenCalledTimes(2);
  });

  it('see a rule that a class, or the one it inherits from, is given later', () => {
    expect(rulesOf(Village)).toEqual(['people isInt', 'name isString']);
    give(Town, 'region', 'isString');
    expect(rulesOf(Village)).toEqual(['people isInt', 'name isString', 'region isString']);
  });

  it('are not those of groups, which are asked for otherwise', () => {
    give(Town, 'name', 'isShort', ['print']);
    expect(rulesOf(Town)).toEqual(['name isString', 'name isShort']);
    expect(rulesOf(Town, false, false, ['print'])).toEqual(['name isShort']);
    expect(rulesOf(Town, false, true)).toEqual(['name isString']);
    expect(rulesOf(Town, false, false)).toEqual(['name isString', 'name isShort']);
  });
});
