import { createSlice } from '@reduxjs/toolkit';
import type { FeatureCollection } from 'geojson';
import type { CityDto, PointDto } from '@shlyah/api-client';
import { failed, idle, loading, ready, type Loading } from '../../shared/loading';
import { getPointCities, getPoints, getZones, updatePoints } from './actions';

export interface PointsState {
  points: PointDto[];
  /** Cities that have points. */
  cities: CityDto[];
  /** Outlines of the regions; the maps do without them until they come. */
  zones: FeatureCollection | null;
  loading: Loading;
}

const initialState: PointsState = { points: [], cities: [], zones: null, loading: idle };

export const pointsSlice = createSlice({
  name: 'points',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(getPoints.pending, (state) => {
        state.loading = loading;
      })
      .addCase(getPoints.fulfilled, (state, { payload }) => {
        state.points = payload;
        state.loading = ready;
      })
      .addCase(updatePoints.fulfilled, (state, { payload }) => {
        state.points = payload;
      })
      .addCase(getPoints.rejected, (state, { payload }) => {
        state.loading = failed(payload);
      })
      .addCase(getPointCities.fulfilled, (state, { payload }) => {
        state.cities = payload;
      })
      .addCase(getZones.fulfilled, (state, { payload }) => {
        // The description of the API knows GeoJSON only as a list of objects.
        state.zones = payload as unknown as FeatureCollection;
      });
  },
});
