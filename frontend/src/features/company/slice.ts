import { createSlice } from '@reduxjs/toolkit';
import type { CompanyDto } from '@shlyah/api-client';
import { getCompany, updateCompany } from './actions';

/** The company as the server has written it into the page: a store begins with it. */
export const companySlice = createSlice({
  name: 'company',
  initialState: {} as CompanyDto,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(getCompany.fulfilled, (_state, { payload }) => payload)
      .addCase(updateCompany.fulfilled, (_state, { payload }) => payload);
  },
});
