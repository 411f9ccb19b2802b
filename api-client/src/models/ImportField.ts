/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что в столбце; null — не переносится
 */
export type ImportField = 'externalId' | 'organization' | 'receiver' | 'surname' | 'name' | 'patronymic' | 'phone' | 'address' | 'region' | 'district' | 'town' | 'street' | 'house' | 'housing' | 'entrance' | 'floor' | 'flat' | 'point' | 'receiverComment' | 'note' | 'hours' | 'comment' | 'deliveryDate' | 'interval' | 'timeFrom' | 'timeUntil' | 'pickupDate' | 'pickupFrom' | 'notify' | 'fragile' | 'type' | 'cargoName' | 'count' | 'places' | 'unitWeight' | 'weight' | 'totalWeight' | 'orderWeight' | 'sizes' | 'length' | 'width' | 'height' | 'unitVolume' | 'volume' | 'totalVolume' | 'orderVolume' | 'ttn';
