import { ApiError } from '../ApiError';

/** What a call to a server that is not there ends in. */
export const unreachable = (): ApiError => new ApiError({ kind: 'network', statusCode: 0, message: 'Nobody there' });

/**
 * What a call ends in that the server will not answer, as with 403 or 500.
 * @param fields those that it names, as it does where others have changed them, too
 */
export const refused = (statusCode: number, fields: readonly string[] = []): ApiError =>
  new ApiError({
    ...{ kind: 'refused', statusCode, message: 'No', requestId: statusCode >= 500 ? '01JD5K8Z3X' : '' },
    details: fields.map((field) => ({ field, message: 'was changed meanwhile' })),
  });

/** An answer that does not come. */
export const never = (): Promise<never> => new Promise(() => undefined);
