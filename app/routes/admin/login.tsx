export default function Page() {
  return <h1>admin/login</h1>;
}
