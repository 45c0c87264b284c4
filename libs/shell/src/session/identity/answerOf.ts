/** Milliseconds that a service may take. */
const PATIENCE = 10_000;

/** What a call of a service answers. @throws where it refuses, or is not reached */
export const answerOf = async (address: string, request: RequestInit): Promise<unknown> => {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`The service answered ${String(response.status)}.`);
  return response.json();
};
