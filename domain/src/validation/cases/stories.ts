import * as tables from '../../index';
import type { Rules } from '../field';
import * as account from './account';
import { contractCases } from './contract';
import { orderFilterCases } from './order-filter';
import { calculatorPackageCases, packageCases } from './packages';
import { bandCases, companyCases, companyPhoneCases, pointCases } from './settings';
import type { RuleCase } from './types';

/** Each field table with its cases: the domain, the forms' schemas and the API are held to the same ones. */
export const ruleStories: readonly (readonly [name: string, rules: Rules, cases: readonly RuleCase[]])[] = [
  ['login', tables.loginFields, account.loginCases],
  ['registration', tables.registrationFields, account.registrationCases],
  ['registration form', tables.registrationFormFields, account.registrationFormCases],
  ['profile', tables.profileFields, account.profileCases],
  ['profile form', tables.profileFormFields, account.profileFormCases],
  ['contract', tables.contractFields, contractCases],
  ['calculator item', tables.calculatorPackageFields, calculatorPackageCases],
  ['order item', tables.packageFields, packageCases],
  ['order filter', tables.orderFilterFields, orderFilterCases],
  ['forgotten password', tables.forgotPasswordFields, account.forgotPasswordCases],
  ['user edit', tables.userEditFields, account.userEditCases],
  ['rejection', tables.rejectionFields, account.rejectionCases],
  ['coefficient row', tables.bandFields, bandCases],
  ['pickup point', tables.pointFields, pointCases],
  ['company', tables.companyFields, companyCases],
  ['company phone', tables.companyPhoneFields, companyPhoneCases],
  ['new password', tables.resetPasswordFields, account.resetPasswordCases],
];
