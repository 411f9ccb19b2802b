import { CompanyService } from '@shlyah/api-client';
import { bodyOf, dataAction } from '../../shared/action';

export const getCompany = dataAction('getCompany', CompanyService.getCompany);

export const updateCompany = dataAction('updateCompany', bodyOf(CompanyService.updateCompany));

export const getCompanyHistory = dataAction('getCompanyHistory', CompanyService.getCompanyHistory);
