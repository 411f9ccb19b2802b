/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что в столбце; null — не переносится
 */
export type ImportField = 'externalId' | 'organization' | 'surname' | 'name' | 'patronymic' | 'phone' | 'address' | 'region' | 'district' | 'town' | 'street' | 'house' | 'housing' | 'entrance' | 'floor' | 'flat' | 'point' | 'receiverComment' | 'hours' | 'comment' | 'deliveryDate' | 'notify' | 'fragile' | 'type' | 'cargoName' | 'count' | 'places' | 'weight' | 'totalWeight' | 'sizes' | 'length' | 'width' | 'height' | 'volume' | 'totalVolume' | 'ttn';
