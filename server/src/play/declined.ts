export * from '@kaffeehaus/trust/course/declined';
