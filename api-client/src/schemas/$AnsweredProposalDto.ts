/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AnsweredProposalDto = {
    properties: {
        proposal: {
            type: 'all-of',
            description: `Предложение`,
            contains: [{
                type: 'ProposalDto',
            }],
            isRequired: true,
        },
        order: {
            type: 'all-of',
            description: `Заказ, какой он теперь`,
            contains: [{
                type: 'OrderDto',
            }],
            isRequired: true,
        },
    },
} as const;
