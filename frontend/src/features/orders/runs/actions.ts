import { RunsService, type RunDto } from '@shlyah/api-client';
import { dataAction, idAndBodyOf, idOf, keyed } from '../../../shared/action';

export type Run = RunDto;

export const getRuns = dataAction('getRuns', RunsService.getRuns);

export const getRun = dataAction('getRun', idOf(RunsService.getRun));

export const getCarriers = dataAction('getCarriers', (ids: number[]) => RunsService.getCarriers({ ids }));

export const createRun = dataAction('createRun', keyed(RunsService.createRun));

export const updateRun = dataAction('updateRun', idAndBodyOf(RunsService.updateRun));

export const deleteRun = dataAction('deleteRun', idOf(RunsService.deleteRun));

export const addToRun = dataAction('addToRun', idAndBodyOf(RunsService.addToRun));

export const removeFromRun = dataAction('removeFromRun', idAndBodyOf(RunsService.removeFromRun));

/** Takes a removal back. */
export const putBackToRun = dataAction('putBackToRun', idAndBodyOf(RunsService.putBackToRun));

/** Sorts by address where no `ids` are given. */
export const sortRun = dataAction('sortRun', idAndBodyOf(RunsService.sortRun));

export const leaveRun = dataAction('leaveRun', idAndBodyOf(RunsService.leaveRun));

export const takeBackRun = dataAction('takeBackRun', idAndBodyOf(RunsService.takeBackRun));

/** The driver was told of changes of orders. */
export const tellDriver = dataAction('tellDriver', idAndBodyOf(RunsService.tellDriver));

export const returnRun = dataAction('returnRun', idAndBodyOf(RunsService.returnRun));

export const takeBackReturn = dataAction('takeBackReturn', idAndBodyOf(RunsService.takeBackReturn));

export const getRunSheet = dataAction('getRunSheet', RunsService.getRunSheet);

/** The driver's pass; nothing where the run has had none. */
export const getRunPass = dataAction('getRunPass', idOf(RunsService.getRunPass));

export const giveRunPass = dataAction('giveRunPass', idAndBodyOf(RunsService.giveRunPass));

/** Decides between an outcome of the driver and what the order says. */
export const settleOutcome = dataAction('settleOutcome', RunsService.settleOutcome);

export const closeRunPass = dataAction('closeRunPass', idOf(RunsService.closeRunPass));
