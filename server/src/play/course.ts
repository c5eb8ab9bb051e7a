export * from '@kaffeehaus/trust/course/course';
