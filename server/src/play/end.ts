export * from '@kaffeehaus/trust/course/end';
