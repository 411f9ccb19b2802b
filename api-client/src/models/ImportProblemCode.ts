/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Слово для программ
 */
export type ImportProblemCode = 'invalid' | 'date_in_house' | 'date_unclear' | 'cell_error' | 'number_unclear' | 'phone_unclear' | 'phone_several' | 'phone_cut' | 'sizes_unclear' | 'kind_unclear' | 'flag_unclear' | 'address_unclear' | 'town_unknown' | 'town_namesakes' | 'point_unknown' | 'point_namesakes' | 'rows_differ' | 'places_unclear' | 'repeated_place' | 'own_number_taken' | 'already_ordered' | 'repeated_row';
