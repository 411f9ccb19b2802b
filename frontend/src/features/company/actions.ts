import { CompanyService, type UpdateCompanyDto } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

export const getCompany = dataAction('getCompany', () => CompanyService.getCompany());

export const updateCompany = dataAction('updateCompany', (requestBody: UpdateCompanyDto) =>
  CompanyService.updateCompany({ requestBody }),
);

export const getCompanyHistory = dataAction('getCompanyHistory', () => CompanyService.getCompanyHistory());
