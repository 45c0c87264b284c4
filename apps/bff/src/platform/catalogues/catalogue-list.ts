import { applyDecorators, Get, type Type } from '@nestjs/common';
import { Call } from '../http/call';
import { Listed } from '../http/listed';

/** The route of a call that answers a catalogue. @param path of its address, which also says what the entries are called */
export const CatalogueList = (operationId: string, path: string, answers: Type) =>
  applyDecorators(
    Call(operationId, { answers: [answers], summary: `All ${path}, in their order.` }),
    Listed(),
    Get(path),
  );
