import {
  getMetadataStorage,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  validateSync,
  ValidateNested,
} from 'class-validator';
import { keepRules } from './kept-rules';

keepRules(getMetadataStorage());

class Town {
  @IsString()
  @MaxLength(5)
  name: unknown;
}

class Village extends Town {
  @IsInt()
  people: unknown;

  @ValidateNested()
  @IsOptional()
  beside: unknown;
}

const brokenOf = (value: object): string[] =>
  validateSync(value).flatMap(({ property, constraints, children }) => [
    ...Object.keys(constraints ?? {}).map((rule) => `${property} ${rule}`),
    ...(children ?? []).map((child) => `${property}.${child.property}`),
  ]);

describe('Kept rules', () => {
  it('are the same each time: of a class, of one that inherits, and of one inside another', () => {
    const village = Object.assign(new Village(), { name: 'Гомель', people: 'много' });
    village.beside = Object.assign(new Town(), { name: 5 });
    const broken = ['people isInt', 'beside.name', 'name maxLength'];
    expect(brokenOf(village).sort()).toEqual(broken.sort());
    expect(brokenOf(village).sort()).toEqual(broken.sort());
    expect(brokenOf(Object.assign(new Town(), { name: 'Брест' }))).toEqual([]);
  });

  it('see a rule that a class is given later', () => {
    const town = Object.assign(new Town(), { name: '', region: 1 });
    expect(brokenOf(town)).toEqual([]);
    IsString()(Town.prototype, 'region');
    expect(brokenOf(town)).toEqual(['region isString']);
  });
});
