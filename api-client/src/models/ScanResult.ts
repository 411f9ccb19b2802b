/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * applied — сделано; counted — место отмечено, ждём остальные; found — найдено; twice — уже отмечено; unknown — такого нет; no_place — нужен штрихкод места; other_run — в другом рейсе; run_left — рейс уехал; no_run — рейса нет; later — заказ уже дальше в пути; outdated — после сканирования решили иначе, в message кто и когда; closed — отменён или закрыт; needs_reason — нужна причина; bad_time — время не подходит; id_reused — с этим id уже отправлено другое; refused — иначе нельзя; test — тестовая этикетка, ничего не изменилось
 */
export type ScanResult = 'applied' | 'counted' | 'found' | 'twice' | 'unknown' | 'no_place' | 'other_run' | 'run_left' | 'no_run' | 'later' | 'outdated' | 'closed' | 'needs_reason' | 'bad_time' | 'id_reused' | 'refused' | 'test';
