import { Injectable, NotImplementedException } from '@nestjs/common';

/** To come. */
@Injectable()
export class FileUploads {
  begin(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  receive(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  states(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  cancel(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }
}
