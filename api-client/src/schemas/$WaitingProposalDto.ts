/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WaitingProposalDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер предложения`,
            isRequired: true,
        },
        side: {
            type: 'all-of',
            description: `Кто предложил: клиент (client) или сотрудник (staff)`,
            contains: [{
                type: 'ProposalSide',
            }],
            isRequired: true,
        },
        changes: {
            type: 'array',
            contains: {
                type: 'ProposedChangeDto',
            },
            isRequired: true,
        },
    },
} as const;
