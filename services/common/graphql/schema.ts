/** Builds an executable schema from its text and the resolvers of the fields that are not plain properties. */
import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql';

/**
 * A resolver: takes the field's parent, its arguments and the request's context. Written as a method, so that a resolver
 * may declare the type of its own arguments; the schema has validated them before.
 */
interface FieldFunction<Context> {
  resolve(parent: unknown, given: object, context: Context): unknown;
}
export type Resolvers<Context> = Readonly<
  Record<string, Readonly<Record<string, FieldFunction<Context>['resolve']>>>
>;

/** Throws for a resolver of a field that the schema does not have. */
export function executableSchema<Context>(text: string, resolvers: Resolvers<Context>): GraphQLSchema {
  const schema = buildSchema(text);
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    for (const [name, resolve] of Object.entries(fields)) {
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      if (!field) throw new Error(`the schema has no field ${typeName}.${name}`);
      field.resolve = (parent, given, context) => resolve(parent, given, context as Context);
    }
  }
  return schema;
}
