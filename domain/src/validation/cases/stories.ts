import * as tables from '../tables';
import type { Rules } from '../rule';
import * as account from './account';
import { contractCases } from './contract';
import { orderFilterCases } from './order-filter';
import { calculatorPackageCases, packageCases } from './packages';
import { bandCases, pointCases } from './settings';
import type { RuleCase } from './types';

/** Each rule table with its cases: the domain, the forms' schemas and the API are held to the same ones. */
export const ruleStories: readonly (readonly [name: string, rules: Rules, cases: readonly RuleCase[]])[] = [
  ['login', tables.loginRules, account.loginCases],
  ['registration', tables.registrationRules, account.registrationCases],
  ['registration form', tables.registrationFormRules, account.registrationFormCases],
  ['profile', tables.profileRules, account.profileCases],
  ['profile form', tables.profileFormRules, account.profileFormCases],
  ['contract', tables.contractRules, contractCases],
  ['calculator item', tables.calculatorPackageRules, calculatorPackageCases],
  ['order item', tables.packageRules, packageCases],
  ['order filter', tables.orderFilterRules, orderFilterCases],
  ['forgotten password', tables.forgotPasswordRules, account.forgotPasswordCases],
  ['user edit', tables.userEditRules, account.userEditCases],
  ['rejection', tables.rejectionRules, account.rejectionCases],
  ['coefficient row', tables.bandRules, bandCases],
  ['pickup point', tables.pointRules, pointCases],
  ['new password', tables.resetPasswordRules, account.resetPasswordCases],
];
