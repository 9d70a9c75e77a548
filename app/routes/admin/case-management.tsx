export default function Page() {
  return <h1>admin/case-management</h1>;
}
