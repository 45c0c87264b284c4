import { Global, Module, type DynamicModule } from '@nestjs/common';
import { ConfigController } from './config.controller';
import { Environment } from './environment';

/** Gives everybody the one checked {@link Environment}. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(environment: Environment): DynamicModule {
    return {
      module: ConfigModule,
      controllers: [ConfigController],
      providers: [{ provide: Environment, useValue: environment }],
      exports: [Environment],
    };
  }
}
