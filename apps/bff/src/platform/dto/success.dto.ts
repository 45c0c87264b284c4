import { Flag } from './fields';

/** What a call answers that has nothing to tell but that it is done. */
export class SuccessDto {
  @Flag({ example: true }) success!: true;
}

/** The answer of such a call, when its work is done. */
export async function succeeded(work: Promise<unknown>): Promise<SuccessDto> {
  await work;
  return { success: true };
}
