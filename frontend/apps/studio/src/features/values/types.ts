import type { components, paths } from '@livretier/api';

export type ValueLine = components['schemas']['ValueLine'];
export type ValueState = ValueLine['state'];
export type ValueKind = ValueLine['kind'];
export type CompanyValues = components['schemas']['CompanyValues'];
export type ValuesIn = components['schemas']['ValuesIn'];
export type ConfirmIn = components['schemas']['ConfirmIn'];
export type OwnValueIn = components['schemas']['OwnValueIn'];
export type Site = components['schemas']['ValueSite'];
export type ValuesQuery = NonNullable<paths['/api/values']['get']['parameters']['query']>;
