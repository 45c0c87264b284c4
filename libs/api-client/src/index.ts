export type { components } from './__generated__/schema';
export { api, connectLive, connectSession } from './api';
export { ApiError } from './ApiError';
export type { FailureKind, FieldProblem } from './ApiError';
export { createApi, knowUserAddresses } from './createApi';
export type { AnswerOf, Api, ApiSession, BodyOf, CallInput, CallOptions, OperationId } from './createApi';
