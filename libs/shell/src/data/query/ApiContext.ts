import { api } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { createContext, use } from 'react';

/** The calls the shell makes. Stories and specs provide their own; everything else has the real ones without a provider. */
export const ApiContext = createContext<Api>(api);

/** The calls of the server. */
export const useApi = (): Api => use(ApiContext);
