import { RunsService, type RunDto, type RunSheetFormat } from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

export type Run = RunDto;

type Body<Call extends (asked: never) => unknown> = Parameters<Call>[0] extends { requestBody: infer Sent }
  ? Sent
  : never;

export const getRuns = dataAction('getRuns', (query: { day: string }) => RunsService.getRuns(query));

export const getRun = dataAction('getRun', (id: number) => RunsService.getRun({ id }));

export const getDrivers = dataAction('getDrivers', () => RunsService.getDrivers());

export const getCarriers = dataAction('getCarriers', (ids: number[]) => RunsService.getCarriers({ ids }));

export const createRun = dataAction(
  'createRun',
  ({ idempotencyKey, ...requestBody }: Body<typeof RunsService.createRun> & { idempotencyKey: string }) =>
    RunsService.createRun({ requestBody, idempotencyKey }),
);

export const updateRun = dataAction(
  'updateRun',
  ({ id, ...requestBody }: Body<typeof RunsService.updateRun> & { id: number }) =>
    RunsService.updateRun({ id, requestBody }),
);

export const deleteRun = dataAction('deleteRun', (id: number) => RunsService.deleteRun({ id }));

export const addToRun = dataAction(
  'addToRun',
  ({ id, ...requestBody }: Body<typeof RunsService.addToRun> & { id: number }) =>
    RunsService.addToRun({ id, requestBody }),
);

export const removeFromRun = dataAction('removeFromRun', ({ id, ids }: { id: number; ids: number[] }) =>
  RunsService.removeFromRun({ id, requestBody: { ids } }),
);

interface Sorted {
  id: number;
  version: number;
  /** By address without them. */
  ids?: number[];
}

export const sortRun = dataAction('sortRun', ({ id, ...requestBody }: Sorted) =>
  RunsService.sortRun({ id, requestBody }),
);

interface Versioned {
  id: number;
  version: number;
}

export const leaveRun = dataAction('leaveRun', ({ id, version }: Versioned) =>
  RunsService.leaveRun({ id, requestBody: { version } }),
);

export const takeBackRun = dataAction('takeBackRun', ({ id, version }: Versioned) =>
  RunsService.takeBackRun({ id, requestBody: { version } }),
);

export const getRunSheet = dataAction('getRunSheet', (asked: { id: number; format: RunSheetFormat }) =>
  RunsService.getRunSheet(asked),
);
