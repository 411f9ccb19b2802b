/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что произошло
 */
export type JournalKind = 'login' | 'loginFailed' | 'triesSpent' | 'logout' | 'sessionEnded' | 'registered' | 'passwordAsked' | 'passwordChanged' | 'emailAsked' | 'emailChanged' | 'factorAdded' | 'factorRemoved' | 'factorFailed' | 'recoveryUsed' | 'confirmed' | 'confirmFailed' | 'keyCreated' | 'keyRotated' | 'keyRevoked' | 'webhookNamed' | 'noticesEnded' | 'silenceEnded' | 'roleChanged' | 'statusChanged' | 'leavingAsked' | 'leavingTakenBack' | 'accountDeleted' | 'scanViewed' | 'contractViewed' | 'paperMade' | 'registerDissolved' | 'exported' | 'companyChanged' | 'calendarChanged' | 'tariffChanged' | 'termsChanged' | 'pointsChanged' | 'orderPriced' | 'orderDeleted' | 'orderRestored' | 'statusesSet' | 'statusesTakenBack' | 'runLeft' | 'runTakenBack' | 'runReturned' | 'runReturnUndone' | 'passGiven' | 'passClosed' | 'conflictSettled' | 'actIssued' | 'actAnnulled' | 'actNumberStated' | 'paymentAdded' | 'paymentReversed' | 'accountingChanged' | 'actAgreed' | 'actObjected' | 'objectionWithdrawn' | 'objectionAnswered' | 'movedDaysChanged' | 'journalCut';
